import payment from './texts/payment.json';
import paymentErrors from './texts/paymentErrors.json';

export default { payment, paymentErrors };
