import checkout from './de/checkout.json';
import payment from './de/payment.json';

export default { checkout, payment };
