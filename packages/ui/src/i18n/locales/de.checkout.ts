import checkout from './de/checkout.json';
import formErrors from './de/formErrors.json';

export default { checkout, formErrors };
