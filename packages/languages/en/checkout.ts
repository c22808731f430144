import checkout from './texts/checkout.json';
import formErrors from './texts/formErrors.json';

export default { checkout, formErrors };
