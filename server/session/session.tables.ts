import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DeviceKind } from '../../generated/types.ts';
import { member } from '../member/member.tables.ts';
import { companyCode, count, instant } from '../platform/database/columns.ts';
import type { CodePurpose, TicketPurpose } from './session.rules.ts';
import type { SocialIdentity, SocialProvider } from './social/social.ts';

/** An open session, with hashes of its token and key. Deleted when the session ends. */
export const session = pgTable(
  'session',
  {
    companyCode: companyCode(),
    tokenHash: text('token_hash').notNull(),
    ssoKeyHash: text('sso_key_hash').notNull(),
    /** Public id for the member's list of sessions. It grants no access. */
    sessionId: uuid('session_id').notNull(),
    memberId: uuid('member_id').notNull(),
    deviceKind: text('device_kind').$type<DeviceKind>().notNull(),
    browser: text('browser'),
    system: text('system'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.tokenHash] }),
    unique('session_sso_key_once').on(t.companyCode, t.ssoKeyHash),
    foreignKey({
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('session_by_member').on(t.companyCode, t.memberId),
    index('session_by_expiry').on(t.expiresAt),
  ],
);

/** A single-use key that lets a provider's site log a member in. Deleted when it's exchanged for a session. */
export const providerSsoKey = pgTable(
  'provider_sso_key',
  {
    companyCode: companyCode(),
    keyHash: text('key_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.keyHash] }),
    foreignKey({
      columns: [t.companyCode, t.memberId],
      foreignColumns: [member.companyCode, member.memberId],
    }).onDelete('cascade'),
    index('provider_sso_key_by_member').on(t.companyCode, t.memberId),
    index('provider_sso_key_by_expiry').on(t.expiresAt),
  ],
);

/**
 * A code that has been sent. A new code for the same purpose, target and owner replaces it. `owner` is the sign-up,
 * hold or member that the code belongs to, or empty. `memberId` is the member who resets a password, changes a contact
 * or claims a reservation. For a reset, `memberId` is null if ID, name and phone number didn't match.
 */
export const verification = pgTable(
  'verification',
  {
    companyCode: companyCode(),
    verificationId: uuid('verification_id').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
    target: text('target').notNull(),
    /**
     * The value used for comparison: the target in lower case, or a keyed hash of ID, name and phone number for a
     * reset.
     */
    targetKey: text('target_key').notNull(),
    owner: text('owner').notNull(),
    memberId: uuid('member_id'),
    codeHash: text('code_hash').notNull(),
    attempts: count('attempts').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.verificationId] }),
    unique('verification_once_per_target').on(t.companyCode, t.purpose, t.targetKey, t.owner),
    index('verification_by_target').on(t.target, t.companyCode),
    index('verification_by_target_key').on(t.targetKey, t.companyCode),
    index('verification_by_expiry').on(t.expiresAt),
  ],
);

/** The ticket for a confirmed code. Deleted when used. Contains only a keyed hash of the target. */
export const ticket = pgTable(
  'ticket',
  {
    companyCode: companyCode(),
    ticketHash: text('ticket_hash').notNull(),
    purpose: text('purpose').$type<TicketPurpose>().notNull(),
    targetHash: text('target_hash').notNull(),
    memberId: uuid('member_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyCode, t.ticketHash] }),
    index('ticket_by_member').on(t.companyCode, t.memberId),
    index('ticket_by_expiry').on(t.expiresAt),
  ],
);

/**
 * A social login in progress. Its PKCE verifier and nonce are derived from the flow token, which only the browser has.
 */
export const socialFlow = pgTable(
  'social_flow',
  {
    companyCode: companyCode(),
    stateHash: text('state_hash').notNull(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    hotelCode: text('hotel_code').notNull(),
    flowTokenHash: text('flow_token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.stateHash] }), index('social_flow_by_expiry').on(t.expiresAt)],
);

/** A ticket for a person who logged in with a social provider but has no account yet. */
export const socialTicket = pgTable(
  'social_ticket',
  {
    companyCode: companyCode(),
    ticketHash: text('ticket_hash').notNull(),
    identity: jsonb('identity').$type<SocialIdentity>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.ticketHash] }), index('social_ticket_by_expiry').on(t.expiresAt)],
);
