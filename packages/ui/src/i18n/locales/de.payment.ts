import payment from './de/payment.json';
import paymentErrors from './de/paymentErrors.json';

export default { payment, paymentErrors };
