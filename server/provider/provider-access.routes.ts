import { actingFor, companyOf, principal } from '../platform/http/context.ts';
import type { Sealer } from '../platform/sealing.ts';
import { listAuditEntries } from './audit/audit-log.usecases.ts';
import {
  createProviderKey,
  listProviderKeys,
  revokeProviderKey,
  rotateProviderKey,
} from './key/provider-key.usecases.ts';
import type { SendingDeps } from './webhook/send-delivery.usecases.ts';
import { listWebhookDeliveries, redeliverWebhook, testWebhookEndpoint } from './webhook/webhook-delivery.usecases.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook/webhook-endpoint.usecases.ts';
import type { WebhookSender } from './webhook/webhook-sender.port.ts';
import type { Ids } from '../platform/ids.ts';
import type { ProviderHandlers } from './provider-handlers.ts';

type Deps = SendingDeps & { ids: Ids; passports: Sealer; webhooks: WebhookSender };

/** Keys, the audit log and webhook endpoints. */
export function accessHandlers(
  deps: Deps,
): Pick<
  ProviderHandlers,
  | 'listProviderKeys'
  | 'createProviderKey'
  | 'rotateProviderKey'
  | 'revokeProviderKey'
  | 'listAuditEntries'
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret'
  | 'testWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'redeliverWebhook'
> {
  return {
    listProviderKeys: async (c) => listProviderKeys(deps, companyOf(c)),

    createProviderKey: async (c) =>
      createProviderKey(deps, actingFor(c), principal(c, 'providerKey').scopes ?? [], c.req.valid('json')),

    rotateProviderKey: async (c) =>
      rotateProviderKey(deps, actingFor(c), c.req.valid('param').key_id, c.req.valid('json').overlap_minutes),

    revokeProviderKey: async (c) => revokeProviderKey(deps, actingFor(c), c.req.valid('param').key_id),

    listAuditEntries: async (c) => listAuditEntries(deps, companyOf(c), c.req.valid('query')),

    listWebhookEndpoints: async (c) => listWebhookEndpoints(deps, companyOf(c)),

    createWebhookEndpoint: async (c) => createWebhookEndpoint(deps, actingFor(c), c.req.valid('json')),

    updateWebhookEndpoint: async (c) =>
      updateWebhookEndpoint(deps, actingFor(c), c.req.valid('param').endpoint_id, c.req.valid('json')),

    deleteWebhookEndpoint: async (c) => deleteWebhookEndpoint(deps, actingFor(c), c.req.valid('param').endpoint_id),

    rotateWebhookSecret: async (c) =>
      rotateWebhookSecret(deps, actingFor(c), c.req.valid('param').endpoint_id, c.req.valid('json').overlap_minutes),

    testWebhookEndpoint: async (c) =>
      testWebhookEndpoint(deps, { companyCode: companyOf(c), endpointId: c.req.valid('param').endpoint_id }),

    listWebhookDeliveries: async (c) => {
      const endpoint = { companyCode: companyOf(c), endpointId: c.req.valid('param').endpoint_id };
      return listWebhookDeliveries(deps, endpoint, c.req.valid('query'));
    },

    redeliverWebhook: async (c) => {
      const { endpoint_id: endpointId, event_id: eventId } = c.req.valid('param');
      return redeliverWebhook(deps, actingFor(c), { endpointId, eventId });
    },
  };
}
