import checkout from './en/checkout.json';
import formErrors from './en/formErrors.json';

export default { checkout, formErrors };
