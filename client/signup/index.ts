export { CONTACT_FIELDS, ContactForm } from './information/contact-form.tsx';
