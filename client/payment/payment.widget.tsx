/** The payment area's door: the logic that the booking machine runs as its child. */
export { paymentLogic } from './payment.actors.ts';
