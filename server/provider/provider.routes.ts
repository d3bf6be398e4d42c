import { accessHandlers } from './provider-access.routes.ts';
import type { ProviderHandlers } from './provider-handlers.ts';
import { memberHandlers } from './provider-member.routes.ts';
import { propertyHandlers } from './provider-property.routes.ts';
import { reservationHandlers } from './provider-reservation.routes.ts';

type Deps = Parameters<typeof accessHandlers>[0] &
  Parameters<typeof memberHandlers>[0] &
  Parameters<typeof propertyHandlers>[0] &
  Parameters<typeof reservationHandlers>[0];

export function providerHandlers(deps: Deps): ProviderHandlers {
  return { ...reservationHandlers(deps), ...memberHandlers(deps), ...propertyHandlers(deps), ...accessHandlers(deps) };
}
