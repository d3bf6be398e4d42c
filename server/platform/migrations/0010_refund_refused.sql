UPDATE "payment" SET "state" = 'refund_refused' WHERE "state" = 'refundRefused';
