export { CONTACT_FIELDS, ContactForm } from './contact-form.tsx';
