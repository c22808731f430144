import checkout from './en/checkout.json';
import formErrors from './en/formErrors.json';
import payment from './en/payment.json';

export default { checkout, formErrors, payment };
