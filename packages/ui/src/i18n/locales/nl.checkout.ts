import checkout from './nl/checkout.json';
import payment from './nl/payment.json';

export default { checkout, payment };
