import checkout from './nl/checkout.json';
import formErrors from './nl/formErrors.json';

export default { checkout, formErrors };
