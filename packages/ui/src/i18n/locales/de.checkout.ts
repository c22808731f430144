import checkout from './de/checkout.json';
import formErrors from './de/formErrors.json';
import payment from './de/payment.json';

export default { checkout, formErrors, payment };
