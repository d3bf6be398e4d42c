import type { OpenAPIHono } from '@hono/zod-openapi';
import { mount, routes } from '../generated/routes.ts';
import { bookingGauges } from './booking/booking.gauges.ts';
import { bookingJobs } from './booking/booking.jobs.ts';
import { reservationData, activeReservations, sumEndedStays } from './booking/reservation/own-reservations.usecases.ts';
import { resumeHolds } from './booking/hold/confirm.usecases.ts';
import { bookingHandlers, bookingResolvers } from './booking/booking.routes.ts';
import { createRecentQuotes } from './booking/quote/recent-quotes.ts';
import type { NotificationRenderer } from './booking/notification/notification.port.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { roomProducts, searchAsVisitor } from './catalogue/page-products.usecases.ts';
import { couponData } from './coupon/coupon.usecases.ts';
import type { AddressLookup } from './member/addresses/address-lookup.port.ts';
import type { ContactRenderer } from './member/contact.port.ts';
import type { MemberDataDeps } from './member/data.usecases.ts';
import { memberJobs } from './member/member.jobs.ts';
import { memberHandlers } from './member/member.routes.ts';
import type { OnWithdrawal } from './member/member.usecases.ts';
import type { Passwords } from './member/password.ts';
import { membershipData } from './membership/tier.usecases.ts';
import { memberNumbersOf } from './membership/membership.usecases.ts';
import { membershipJobs } from './membership/membership.jobs.ts';
import { membershipHandlers } from './membership/membership.routes.ts';
import { reservationMoney } from './payment/money.usecases.ts';
import { paymentGauges } from './payment/payment.gauges.ts';
import { paymentJobs, resumePayments } from './payment/payment.jobs.ts';
import { paymentHandlers, paymentProofs } from './payment/payment.routes.ts';
import { couponHandlers } from './coupon/coupon.routes.ts';
import { pointsData } from './points/points.usecases.ts';
import { pointsJobs } from './points/points.jobs.ts';
import type { PointsRenderer } from './points/points.port.ts';
import { pointsHandlers } from './points/points.routes.ts';
import { contractData } from './presale/contract.usecases.ts';
import { readSale } from './presale/presale.usecases.ts';
import { presaleHandlers } from './presale/presale.routes.ts';
import { frameAncestorsOf, hotelPages, type PageDeps } from './property/property.page.ts';
import type { ServerOffers } from './property/property.presenter.ts';
import { propertyHandlers } from './property/property.routes.ts';
import { providerKeyResolver } from './provider/key/provider-key.usecases.ts';
import { webhookGauges } from './provider/webhook/webhook.gauges.ts';
import { resumeWebhooks, webhookJobs } from './provider/webhook/webhook.jobs.ts';
import type { WebhookSender } from './provider/webhook/webhook-sender.port.ts';
import { ariJobs } from './provider/ari/ari.jobs.ts';
import { providerHandlers } from './provider/provider.routes.ts';
import { voyageProducts } from './sailing/page-products.usecases.ts';
import { sailingHandlers } from './sailing/sailing.routes.ts';
import type { CodeRenderer } from './session/code.port.ts';
import { sessionData } from './session/own-sessions.usecases.ts';
import { sessionJobs } from './session/session.jobs.ts';
import { openRefunds } from './payment/refund.usecases.ts';
import type { OpenMatters } from './member/account.usecases.ts';
import { contactCodes, forgetCodesOf, redeemSocialTicket } from './session/verification.usecases.ts';
import { sessionHandlers, sessionResolvers } from './session/session.routes.ts';
import { socialLoginsOf } from './session/social.usecases.ts';
import { signupJobs } from './signup/signup.jobs.ts';
import { signupHandlers, signupResolvers } from './signup/signup.routes.ts';
import type { CardGateways, GuaranteeGateways } from './payment/gateways/registry.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, OpenDatabase } from './platform/database/database.ts';
import type { Admissions, Env, Operation, Proofs, Resolvers } from './platform/http/context.ts';
import type { ContentOrigins } from './platform/http/headers.ts';
import type { AreaGauge } from './platform/http/metrics.ts';
import { createShell } from './platform/http/shell.ts';
import type { Ids } from './platform/ids.ts';
import type { Logger } from './platform/log.ts';
import { messageJobs } from './platform/messages/message.jobs.ts';
import type { Messages } from './platform/messages/messages.ts';
import type { Mailer, SmsGateway } from './platform/messages/outgoing.ts';
import { sharePictures } from './platform/pictures/share-picture.ts';
import { renderAnswer } from './platform/http/answer.ts';
import { renderProblem } from './platform/http/problem.ts';
import type { Sealer } from './platform/sealing.ts';
import type { Queue } from './platform/queue.ts';
import type { StepCounts } from './platform/step-counts.ts';
import type { RateLimiter } from './platform/rate-limit.ts';
import { silenced } from './silenced.ts';
import type { Socials } from './session/social/social.ts';
import type { FileStores } from './voc/storage/file-store.port.ts';
import { vocJobs } from './voc/voc.jobs.ts';
import type { VocRenderer } from './voc/voc.port.ts';
import { vocAdmissions, vocHandlers } from './voc/voc.routes.ts';
import { savedTravellerData } from './traveller/saved-traveller.usecases.ts';
import { travellerHandlers } from './traveller/traveller.routes.ts';
import { eraseBookingsOf } from './booking/erasure/erase-member.usecases.ts';
import { forgetVocOf, vocData } from './voc/voc.usecases.ts';

/** Dependencies of the application. main.ts creates them; tests create their own. */
export type AppDeps = {
  db: Database;
  database: Pick<OpenDatabase, 'ping' | 'stats' | 'raw'>;
  queue: Queue;
  /** Whether the server is about to stop (platform/listen.ts). */
  isDraining?: () => boolean;
  clock: Clock;
  ids: Ids;
  log: Logger;
  steps: StepCounts;
  limiter: RateLimiter;
  /** Encrypts travellers' passport numbers, legal records and webhook secrets. */
  passports: Sealer;
  /** Secret used to derive tokens and to hash verification codes and personal data. */
  secret: string;
  fetch: typeof globalThis.fetch;
  cardGateways: CardGateways;
  /** If there is no current gateway, no property may require a guarantee. */
  guaranteeGateways: GuaranteeGateways;
  socials: Socials;
  sms: SmsGateway;
  mailer: Mailer;
  webhooks: WebhookSender;
  messages: Messages;
  /** Loads the renderer for emails and SMS messages (client/mail/render.tsx). */
  loadNotificationRenderer: () => Promise<
    NotificationRenderer & CodeRenderer & ContactRenderer & PointsRenderer & VocRenderer
  >;
  passwords: Passwords;
  addressLookup: AddressLookup | undefined;
  files: FileStores;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  settings: AppSettings;
};

export type AppSettings = {
  production: boolean;
  /** Whether search engines may index the site. */
  indexable?: boolean;
  trustProxy: number;
  origins: ContentOrigins;
  clientFolder?: string;
  /** Folder with the assets of earlier builds (platform/http/kept-assets.ts). */
  keptAssets?: string;
  /** Path of the prerenderer, built from client/shell/prerender.tsx. */
  rendererFile?: string;
  filesFolder?: string;
  contract?: { folder: string; file: string };
  competitorRatesUrl?: string | undefined;
  metricsKey?: string | undefined;
  providerKeys: readonly { companyCode: string; key: string }[];
};

export type Composition = {
  operations: readonly Operation[];
  mount: (api: OpenAPIHono<Env>) => void;
  resolvers: Resolvers;
  admissions?: Admissions;
  proofs?: Proofs;
  gauges: readonly AreaGauge[];
};

function offersOf({ socials, addressLookup, cardGateways }: AppDeps): ServerOffers {
  return {
    socialLogins: socialLoginsOf(socials),
    addressLookup: addressLookup !== undefined,
    paymentProcessor: cardGateways.current?.displayName,
  };
}

function compose(deps: AppDeps): Composition {
  const recentQuotes = createRecentQuotes();
  return {
    operations: Object.values(routes) as readonly Operation[],
    mount: (api) =>
      mount(
        api,
        {
          property: propertyHandlers({ ...deps, offers: offersOf(deps) }),
          catalogue: catalogueHandlers(deps),
          sailing: sailingHandlers(deps),
          booking: bookingHandlers({ ...deps, recentQuotes, money: reservationMoney(deps) }),
          traveller: travellerHandlers(deps),
          payment: paymentHandlers(deps),
          session: sessionHandlers(deps),
          signup: signupHandlers(deps),
          member: memberHandlers(memberDeps(deps)),
          membership: membershipHandlers({ ...deps, sumEndedStays }),
          points: pointsHandlers(deps),
          coupon: couponHandlers(deps),
          voc: vocHandlers(deps),
          presale: presaleHandlers(deps),
          provider: providerHandlers({ ...deps, money: reservationMoney(deps) }),
        },
        { answer: renderAnswer, problem: renderProblem },
      ),
    resolvers: {
      ...bookingResolvers({ ...deps, recentQuotes }),
      ...sessionResolvers(deps),
      ...signupResolvers(deps),
      providerKey: providerKeyResolver(deps, deps.settings.providerKeys),
    },
    admissions: vocAdmissions(deps),
    proofs: paymentProofs(deps),
    gauges: [...bookingGauges(deps), ...paymentGauges(deps), ...webhookGauges(deps)],
  };
}

function pageDeps(deps: AppDeps): PageDeps {
  const rooms = roomProducts(deps);
  const voyages = voyageProducts(deps);
  return {
    ...deps,
    offers: offersOf(deps),
    readProducts: (hotel, ...view) => (hotel.document.sailing ? voyages : rooms)(hotel, ...view),
    searchOffers: searchAsVisitor(deps),
    sharePictures: sharePictures(deps.settings.filesFolder, deps.clock),
  };
}

/** Creates the HTTP application. Doesn't listen on a port, migrate the database or start jobs. */
export function createApp(given: AppDeps): OpenAPIHono<Env> {
  const deps = silenced(given);
  const { settings } = deps;
  return createShell({
    ...deps,
    ...settings,
    ...compose(deps),
    ...(settings.rendererFile && { pages: hotelPages(pageDeps(deps), settings.rendererFile) }),
    frameAncestorsOf: frameAncestorsOf(deps),
    checked: !settings.production,
    https: deps.publicUrl.startsWith('https:'),
  });
}

/** Defines every job. Call before the queue starts. */
export function defineJobs(given: AppDeps): void {
  const deps = silenced(given);
  messageJobs(deps);
  bookingJobs({ ...deps, money: reservationMoney(deps) });
  paymentJobs(deps);
  sessionJobs(deps);
  memberJobs(deps);
  membershipJobs({ ...deps, sumEndedStays });
  pointsJobs(deps);
  vocJobs(deps);
  signupJobs(deps);
  ariJobs(deps);
  webhookJobs(deps);
}

/** Returns the dependencies of the member area, with the functions that other domain areas provide. */
export function memberDeps(deps: AppDeps) {
  return {
    ...deps,
    codes: contactCodes(deps),
    memberNumbersOf,
    readSale,
    openMatters,
    onWithdrawal: onWithdrawal(deps),
    redeemSocialTicket,
    readOtherSections: readOtherSections(deps),
  };
}

const openMatters: readonly OpenMatters[] = [activeReservations, openRefunds];

/**
 * Returns the erasures to run, in this order, when a member withdraws. `deps.passports` encrypts the records that the
 * law requires us to keep.
 */
export function onWithdrawal(deps: Pick<AppDeps, 'passports'>): readonly OnWithdrawal[] {
  return [
    forgetCodesOf,
    (tx, person) => eraseBookingsOf(tx, person, deps),
    (tx, person) => forgetVocOf(tx, person, deps),
  ];
}

/**
 * Collects the sections of a member's data export that other domain areas provide. If a section that the API contract
 * requires is missing, this doesn't compile.
 */
function readOtherSections(deps: AppDeps): MemberDataDeps['readOtherSections'] {
  return async (key, language) => ({
    ...(await membershipData(deps.db, key, language)),
    ...(await pointsData(deps.db, key)),
    ...(await couponData(deps, key, language)),
    ...(await contractData(deps, key, language)),
    ...(await vocData(deps.db, key)),
    ...(await reservationData({ ...deps, money: reservationMoney(deps) }, key, language)),
    ...(await savedTravellerData(deps.db, key)),
    ...(await sessionData(deps, key)),
  });
}

/** Resumes work that an earlier process left unfinished. Call before the queue starts. */
export async function resumeWork(deps: AppDeps): Promise<void> {
  await resumeHolds(deps);
  await resumePayments(deps);
  await resumeWebhooks(deps);
}
