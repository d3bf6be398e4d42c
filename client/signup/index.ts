/** What other areas use of the sign-up. */
export { CONTACT_FIELDS, ContactForm } from './contact-form.tsx';
