/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  GuaranteeRequest,
  NicepayWebhook,
  PaymentReadyResult,
  PaymentRequest,
  PaymentResult,
  PaymentReturn,
  Problem
} from './schemas.ts';



/**
 * Opens a payment and answers what the browser needs for it - the card window's script with its request, or, for a guarantee, the address of the provider's own card frame. The card is given to the provider; its number never comes here. An unsettled payment of the same hold must end first.
 * @summary Make a hold ready to be paid
 */
export const createPaymentHeaderAcceptLanguageMax = 200;



export const CreatePaymentHeader = zod.object({
  "accept-language": zod.string().max(createPaymentHeaderAcceptLanguageMax).optional().describe('The language that names and texts are wanted in, as a BCP 47 tag or list. Korean is the fallback.'),
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.')
})

export const CreatePaymentBody = PaymentRequest

export const CreatePayment201Response = PaymentReadyResult

export const CreatePayment400Response = Problem

export const CreatePayment401Response = Problem

export const CreatePayment404Response = Problem

export const CreatePayment409Response = Problem

export const CreatePayment410Response = Problem

export const CreatePayment413Response = Problem

export const CreatePayment415Response = Problem

export const CreatePayment422Response = Problem

export const CreatePayment429Response = Problem

export const CreatePayment500Response = Problem

export const CreatePayment503Response = Problem

/**
 * The card window posts its form here from another site. The signature, the order and the amount are checked, the payment is approved with the provider and settled on the server, and the browser is sent on to the result page. A forged form changes nothing: a browser is sent to where the payment stands, any other caller is told.
 * @summary Return from the card window
 */
export const receivePaymentReturnPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentReturnParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentReturnPathProviderRegExp).describe('The card provider that calls, or whose window does. A payment stays with the one that it was opened with.')
})

export const ReceivePaymentReturnBody = PaymentReturn

export const ReceivePaymentReturn303Response = zod.unknown()

export const ReceivePaymentReturn400Response = Problem

export const ReceivePaymentReturn403Response = Problem

export const ReceivePaymentReturn404Response = Problem

export const ReceivePaymentReturn413Response = Problem

export const ReceivePaymentReturn415Response = Problem

export const ReceivePaymentReturn422Response = Problem

export const ReceivePaymentReturn500Response = Problem

export const ReceivePaymentReturn503Response = Problem

/**
 * The provider tells, sometimes late and sometimes twice, what became of a payment. Its signature is checked; then the payment is settled by what the provider itself answers to a query. `OK` as text ends its retries.
 * @summary A card provider's notification
 */
export const receivePaymentWebhookPathProviderRegExp = new RegExp('^[a-z_]{1,20}$');


export const ReceivePaymentWebhookParams = zod.strictObject({
  "provider": zod.string().regex(receivePaymentWebhookPathProviderRegExp).describe('The card provider that calls, or whose window does. A payment stays with the one that it was opened with.')
})

export const ReceivePaymentWebhookBody = NicepayWebhook

export const ReceivePaymentWebhook200Response = zod.unknown()

export const ReceivePaymentWebhook400Response = Problem

export const ReceivePaymentWebhook403Response = Problem

export const ReceivePaymentWebhook404Response = Problem

export const ReceivePaymentWebhook413Response = Problem

export const ReceivePaymentWebhook415Response = Problem

export const ReceivePaymentWebhook422Response = Problem

export const ReceivePaymentWebhook500Response = Problem

export const ReceivePaymentWebhook503Response = Problem

/**
 * Asked by the result page until it is certain. in_progress becomes completed, cancelled, failed or refunded; a payment that found no reservation is refunded by itself, and says so.
 * @summary State of a payment
 */
export const getPaymentPathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPaymentParams = zod.strictObject({
  "order_id": zod.string().regex(getPaymentPathOrderIdRegExp).describe('The id of the payment, as the card provider knows it.')
})

export const GetPayment200Response = PaymentResult

export const GetPayment401Response = Problem

export const GetPayment404Response = Problem

export const GetPayment422Response = Problem

export const GetPayment500Response = Problem

export const GetPayment503Response = Problem

/**
 * The provider's own frame took the card and gave a token; with it the hold becomes a reservation, and the balance is due at the hotel. The card is not charged.
 * @summary Confirm a hold by a card guarantee
 */
export const confirmGuaranteePathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmGuaranteeParams = zod.strictObject({
  "order_id": zod.string().regex(confirmGuaranteePathOrderIdRegExp).describe('The id of the payment, as the card provider knows it.')
})

export const ConfirmGuaranteeHeader = zod.object({
  "idempotency-key": zod.uuid().describe('A UUID made once for what the guest wants, and sent again on every retry of it. The first status and body are kept for 31 days and replayed.')
})

export const ConfirmGuaranteeBody = GuaranteeRequest

export const ConfirmGuarantee200Response = PaymentResult

export const ConfirmGuarantee400Response = Problem

export const ConfirmGuarantee401Response = Problem

export const ConfirmGuarantee402Response = Problem

export const ConfirmGuarantee404Response = Problem

export const ConfirmGuarantee409Response = Problem

export const ConfirmGuarantee410Response = Problem

export const ConfirmGuarantee413Response = Problem

export const ConfirmGuarantee415Response = Problem

export const ConfirmGuarantee422Response = Problem

export const ConfirmGuarantee500Response = Problem

export const ConfirmGuarantee503Response = Problem

