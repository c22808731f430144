import payment from './nl/payment.json';
import paymentErrors from './nl/paymentErrors.json';

export default { payment, paymentErrors };
