import checkout from './en/checkout.json';
import payment from './en/payment.json';

export default { checkout, payment };
