import payment from './en/payment.json';
import paymentErrors from './en/paymentErrors.json';

export default { payment, paymentErrors };
