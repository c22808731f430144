import checkout from './nl/checkout.json';
import formErrors from './nl/formErrors.json';
import payment from './nl/payment.json';

export default { checkout, formErrors, payment };
