import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SANDBOX_CREDENTIALS } from '../../scripts/sandbox/sandbox.ts';
import { fixedClock } from './clock.ts';
import { readConfig } from './config.ts';
import { keyResolver } from './http/keys.ts';
import { clientAddress } from './http/request.ts';
import { cardOrigins } from './http/card-origins.ts';
import { pagePolicy } from './http/headers.ts';
import { LIBRARY_STYLES } from './http/library-styles.ts';
import { createIds, seededIds, systemIds } from './ids.ts';
import { createLog, prettyLines } from './log.ts';
import { companyOf, hashToken, newToken } from './tokens.ts';

const root = join(import.meta.dirname, '../..');

describe('ids', () => {
  const clock = fixedClock('2027-06-01T00:00:00Z');
  it('include version 7 UUIDs that are ordered by time', () => {
    const ids = systemIds(clock);
    const first = ids.uuid();
    clock.advance(1);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(first < ids.uuid()).toBe(true);
  });
  it('include readable numbers with a uniform distribution of characters', () => {
    const edge = [255, 252, 0, 251];
    expect(
      createIds((n) => Uint8Array.from({ length: n }, (_, i) => edge[i % edge.length]!), clock).number('HD', 8),
    ).toBe('HD2Y2Y2Y2Y');
    const counts = new Map<string, number>();
    for (const sign of seededIds('x', clock).number('', 28_000)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect([...counts.keys()].sort().join('')).toBe('23456789ACDEFGHJKMNPQRTUVWXY');
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThan(250);
  });
  it('include tokens of 256 bits that are stored as hashes', () => {
    const token = systemIds(clock).token();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  });
  it('include tokens that contain their company code', () => {
    const token = newToken(systemIds(clock), 'haneul');
    expect(companyOf(token)).toBe('haneul');
    for (const wrong of [`${token}A`, token.slice(0, -1), token.replace('.', '.sso.'), token.replace('haneul', ''), ''])
      expect(companyOf(wrong)).toBeUndefined();
  });
});

const RANDOM = 'q8Zt2LmV5xRw9KcN3bYd7HfJ0sPgTaEu';
const EQUAL = 'k'.repeat(32);
const PASSPORT_KEY = 'X7mlFnfiSbR5zuQ31+F7gaVESLQdAhze1jSnYYtzofo=';

const DEFAULT_KEY = 'development:ZGV2ZWxvcG1lbnQtb25seS1wYXNzcG9ydC1rZXktMzI=';

function problemsOf(environment: Record<string, string | undefined>): string[] {
  const read = readConfig(environment);
  return 'problems' in read ? read.problems : [];
}

describe('configuration', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://booking.example',
    DATABASE_URL: 'postgres://booking@db.example/booking',
    APP_SECRET: RANDOM,
    PASSPORT_KEYS: `2027:${PASSPORT_KEY}`,
    NICEPAY_CLIENT_ID: 'client',
    NICEPAY_SECRET_KEY: 'key',
  };
  it('needs no settings in development', () => {
    expect(readConfig({})).toMatchObject({
      config: { port: 8080, dataDir: './data', trustProxy: 0, guarantees: { cardToken: undefined } },
    });
    expect(readConfig({ PORT: '' })).toMatchObject({ config: { port: 8080 } });
  });
  it.each([
    [{ PORT: 'x' }, /^PORT is not usable/],
    [{ PORT: '70000' }, /^PORT is not usable/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not usable/],
    [{ CARD_TOKEN_CLIENT_ID: 'x' }, /all or none/],
    [{ ...production, APP_SECRET: undefined }, /^APP_SECRET must be given/],
    [{ ...production, PUBLIC_URL: undefined }, /^PUBLIC_URL must be given/],
    [{ ...production, PASSPORT_KEYS: undefined }, /^PASSPORT_KEYS must be given/],
    [{ ...production, PASSPORT_KEYS: '' }, /^PASSPORT_KEYS must be given/],
    [{ ...production, PASSPORT_KEYS: `2027:${PASSPORT_KEY},${DEFAULT_KEY}` }, /^PASSPORT_KEYS must be given/],
    [{ ...production, PASSPORT_KEYS: `2027:${'A'.repeat(43)}=` }, /^PASSPORT_KEYS has a key 2027 that can be guessed/],
    [{ ...production, APP_SECRET: EQUAL }, /^APP_SECRET is a key that can be guessed/],
    [{ ...production, METRICS_KEY: EQUAL }, /^METRICS_KEY is a key that can be guessed/],
    [{ ...production, PROVIDER_KEYS: `haneul:${EQUAL}` }, /^PROVIDER_KEYS has a key for haneul that can be guessed/],
    [{ ...production, DATABASE_URL: undefined }, /^DATABASE_URL must be given .* set DATABASE=embedded/],
    [{ ...production, DATABASE: 'embedded' }, /^DATABASE must not be set together with DATABASE_URL/],
    [{ DATABASE: 'postgres' }, /^DATABASE is not usable/],
    [{ PRIVATE_NETWORKS: '10.0.0.0/8,10.0.0.0/7' }, /^PRIVATE_NETWORKS contains 10.0.0.0\/7, which isn't a private/],
    [{ PRIVATE_NETWORKS: 'api.nicepay.co.kr' }, /^PRIVATE_NETWORKS contains api.nicepay.co.kr/],
    [{ WEBHOOK_PRIVATE_HOSTS: 'pms.example' }, /^WEBHOOK_PRIVATE_HOSTS contains pms.example/],
    [{ ...production, WEBHOOK_PRIVATE_HOSTS: 'localhost' }, /^WEBHOOK_PRIVATE_HOSTS must not be set in production/],
    [{ PASSPORT_KEYS: '2027:c2hvcnQ=' }, /^PASSPORT_KEYS must be name:key pairs/],
    [{ PASSPORT_KEYS: PASSPORT_KEY }, /^PASSPORT_KEYS must be name:key pairs/],
    [{ PASSPORT_KEYS: `a:${PASSPORT_KEY},a:${PASSPORT_KEY}` }, /^PASSPORT_KEYS contains the same name twice/],
    [{ ...production, NICEPAY_SECRET_KEY: undefined }, /NICEPAY_SECRET_KEY must be given/],
    ...[
      'http://localhost:4',
      'http://127.1:4',
      'http://[::1]:4',
      'http://[::ffff:127.0.0.1]:4',
      'http://0.0.0.0',
      'http://2130706433',
      'http://pay.localhost.',
    ].map(
      (address) => [{ ...production, NICEPAY_API_URL: address }, /^NICEPAY_API_URL points to this machine/] as const,
    ),
    [{ ...production, JUSO_API_URL: 'http://localhost:9000' }, /^JUSO_API_URL points to this machine/],
    [{ ...production, COMPETITOR_RATES_URL: 'http://localhost/rates' }, /^COMPETITOR_RATES_URL points to this machine/],
    ...['KAKAO_AUTH_URL', 'KAKAO_API_URL', 'NAVER_AUTH_URL', 'NAVER_API_URL', 'GOOGLE_ISSUER'].map(
      (name) =>
        [{ ...production, [name]: 'http://127.0.0.1:4' }, new RegExp(`^${name} points to this machine`)] as const,
    ),
    [{ ...production, SMS_API_URL: 'http://localhost:4', SMS_API_KEY: 'key' }, /^SMS_API_URL points to this machine/],
    [{ ...production, SMTP_URL: 'smtp://a:b@127.0.0.1:25', MAIL_FROM: 'a@b.example' }, /^SMTP_URL points to this/],
    ...['KAKAO', 'NAVER', 'GOOGLE'].flatMap((name) => [
      [{ [`${name}_CLIENT_ID`]: 'x' }, /all or none/] as const,
      [{ [`${name}_CLIENT_SECRET`]: 'x' }, /all or none/] as const,
      [
        {
          ...production,
          [`${name}_CLIENT_ID`]: 'x',
          [`${name}_CLIENT_SECRET`]: SANDBOX_CREDENTIALS.social.clientSecret,
        },
        new RegExp(`^${name}_CLIENT_SECRET is the sandbox's own`),
      ] as const,
      [
        { ...production, [`${name}_CLIENT_ID`]: SANDBOX_CREDENTIALS.social.clientId, [`${name}_CLIENT_SECRET`]: 'x' },
        new RegExp(`^${name}_CLIENT_ID is the sandbox's own`),
      ] as const,
    ]),
    [
      { ...production, SMS_API_URL: 'https://sms.example', SMS_API_KEY: SANDBOX_CREDENTIALS.sms.key },
      /^SMS_API_KEY is the sandbox's own/,
    ],
    [
      { ...production, NICEPAY_SECRET_KEY: SANDBOX_CREDENTIALS.nicepay.secretKey },
      /^NICEPAY_SECRET_KEY is the sandbox's own/,
    ],
    ...['haneul', 'haneul:', ':key', 'haneul:one,bada:'].map(
      (keys) => [{ PROVIDER_KEYS: keys }, /^PROVIDER_KEYS must be company:key pairs/] as const,
    ),
    [
      { ...production, PROVIDER_KEYS: `haneul:${RANDOM},bada:key` },
      /^PROVIDER_KEYS has a key for bada with fewer than 32/,
    ],
    ...['short', 'no bearer, '.repeat(4)].map((key) => [{ METRICS_KEY: key }, /^METRICS_KEY is not usable/] as const),
    [{ ...production, RATE_LIMIT_FACTOR: '1000000' }, /^RATE_LIMIT_FACTOR may be at most 10/],
    [
      { ...production, NICEPAY_API_URL: 'https://sandbox-api.nicepay.co.kr' },
      /^NICEPAY_API_URL is a provider's sandbox/,
    ],
    [
      { ...production, NICEPAY_SCRIPT_URL: 'https://pay.sandbox.example/js' },
      /^NICEPAY_SCRIPT_URL is a provider's sandbox/,
    ],
    [{ ...production, PUBLIC_URL: 'http://booking.example' }, /^PUBLIC_URL must begin with https:/],
    [{ ...production, NICEPAY_API_URL: 'http://api.nicepay.co.kr' }, /^NICEPAY_API_URL must begin with https:/],
    [{ ...production, NICEPAY_SCRIPT_URL: 'http://pay.nicepay.co.kr' }, /^NICEPAY_SCRIPT_URL must begin with https:/],
    [{ ...production, COMPETITOR_RATES_URL: 'http://rates.example' }, /^COMPETITOR_RATES_URL must begin with https:/],
    [{ ...production, GOOGLE_ISSUER: 'http://accounts.example' }, /^GOOGLE_ISSUER must begin with https:/],
    [{ ...production, SMS_API_URL: 'http://sms.example', SMS_API_KEY: 'key' }, /^SMS_API_URL must begin with https:/],
    [{ SMS_API_URL: 'https://sms.example' }, /all or none/],
    [{ FILES_S3_URL: 'https://objects.example/bucket', FILES_S3_REGION: 'eu' }, /all or none/],
    [{ SMTP_URL: 'smtp://mail.example' }, /all or none/],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL is not usable/],
  ] as const)('rejects %j with a one-sentence message', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(problem)]);
  });
  it('reports all problems at once, and each of them once', () => {
    const environment = {
      NODE_ENV: 'production',
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'no',
      MAIL_FROM: 'a@b.example',
    };
    expect(problemsOf(environment).map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'PUBLIC_URL',
      'APP_SECRET',
      'PASSPORT_KEYS',
      'NICEPAY_CLIENT_ID',
      'NICEPAY_SECRET_KEY',
    ]);
  });
  it('uses the embedded database in production only if it is explicitly enabled', () => {
    const { DATABASE_URL: _, ...embedded } = production;
    expect(problemsOf({ ...embedded, DATABASE: 'embedded' })).toEqual([]);
    expect(problemsOf({ ...embedded, DATABSE_URL: 'postgres://db.example/booking' })).toEqual([
      expect.stringMatching(/^DATABASE_URL must be given/),
      'DATABSE_URL is not a setting of this server. Did you mean DATABASE_URL?',
    ]);
  });
  it('reports variables that look like settings', () => {
    const others = {
      PATH: '/bin',
      HOME: '/',
      HOSTNAME: 'a',
      NODE_OPTIONS: '',
      NO_COLOR: '1',
      npm_config_cache: '/',
      DATA: 'x',
    };
    const read = readConfig({
      ...others,
      SMTP_PASSWORD: 'x',
      NICEPAY_MODE: 'x',
      LOG_LEVL: 'x',
      TRUSTPROXY: '1',
      port: '1',
    });
    expect('unknown' in read && read.unknown).toEqual([
      { name: 'SMTP_PASSWORD', meant: undefined },
      { name: 'NICEPAY_MODE', meant: undefined },
      { name: 'LOG_LEVL', meant: 'LOG_LEVEL' },
      { name: 'TRUSTPROXY', meant: 'TRUST_PROXY' },
      { name: 'port', meant: 'PORT' },
    ]);
  });

  describe('for mail', () => {
    const mail = { ...production, MAIL_FROM: 'a@b.example', SMTP_URL: 'smtp://a:b@relay:25' };
    const requireTls = (more: object) => {
      const read = readConfig({ ...mail, ...more });
      return 'config' in read && read.config.mail?.requireTls;
    };
    it('requires TLS in production, unless the mail server is in a listed private network', () => {
      expect(requireTls({})).toBe(true);
      expect(requireTls({ NODE_ENV: 'staging' })).toBe(true);
      expect(requireTls({ PRIVATE_NETWORKS: 'minio, Relay' })).toBe(false);
      expect(requireTls({ NODE_ENV: 'development' })).toBe(false);
      expect(problemsOf({ ...mail, SMTP_URL: 'smtp://relay?ignoreTLS=true' })).toEqual([
        expect.stringMatching(/^SMTP_URL may have no options/),
      ]);
    });
  });

  describe('for private networks', () => {
    const s3 = { FILES_S3_REGION: 'eu', FILES_S3_KEY_ID: 'a', FILES_S3_SECRET: 'b' };
    const plain = {
      ...production,
      ...s3,
      FILES_S3_URL: 'http://127.0.0.1:9000/bucket',
      SMS_API_URL: 'http://10.1.2.3/sms',
      SMS_API_KEY: 'key',
      JUSO_API_URL: 'http://[fd00::5]',
      COMPETITOR_RATES_URL: 'http://rates.internal/',
    };
    it('allows plain http for services', () => {
      expect(problemsOf(plain)).toHaveLength(4);
      const PRIVATE_NETWORKS = '127.0.0.0/8,10.1.0.0/16,fd00::/8,rates.internal';
      expect(problemsOf({ ...plain, PRIVATE_NETWORKS })).toEqual([]);
      expect(problemsOf({ ...plain, PRIVATE_NETWORKS: `${PRIVATE_NETWORKS},`.replace('10.1', '10.2') })).toEqual([
        expect.stringMatching(/^SMS_API_URL must begin with https:/),
      ]);
    });
    it('rejects plain http for card providers, logins and the site itself in production', () => {
      const local = {
        ...production,
        NICEPAY_API_URL: 'http://localhost:4001',
        KAKAO_API_URL: 'http://localhost:4002',
        PUBLIC_URL: 'http://localhost:8080',
        PRIVATE_NETWORKS: 'localhost',
      };
      expect(problemsOf(local)).toHaveLength(3);
      expect(problemsOf({ ...local, NODE_ENV: 'staging' })).toEqual([]);
    });
  });

  it("accepts providers' sandboxes in staging, which follows every other rule of production", () => {
    const sandbox = { ...production, NICEPAY_API_URL: 'https://sandbox-api.nicepay.co.kr' };
    expect(problemsOf(sandbox)).toHaveLength(1);
    expect(problemsOf({ NICEPAY_API_URL: sandbox.NICEPAY_API_URL })).toEqual([]);
    const staging = readConfig({ ...sandbox, NODE_ENV: 'staging' });
    expect(staging).toMatchObject({ config: { production: true, environment: 'staging' } });
    expect(problemsOf({ NODE_ENV: 'staging' })).toHaveLength(6);
  });
  it('accepts a complete production configuration', () => {
    const complete = { ...production, PROVIDER_KEYS: `haneul:${RANDOM}, bada:a:${RANDOM}`, RATE_LIMIT_FACTOR: '10' };
    expect(readConfig(complete)).toMatchObject({
      config: {
        environment: 'production',
        providerKeys: [
          { companyCode: 'haneul', key: RANDOM },
          { companyCode: 'bada', key: `a:${RANDOM}` },
        ],
      },
    });
  });
});

describe('configured keys', () => {
  const resolve = keyResolver([
    { companyCode: 'haneul', key: 'one' },
    { companyCode: 'bada', key: 'two' },
  ]);
  it('identify only their own company', async () => {
    expect(await resolve('two')).toEqual({ companyCode: 'bada', subject: 'bada' });
    expect(await resolve('three')).toBeUndefined();
    expect(await resolve('')).toBeUndefined();
  });
});

describe('the log', () => {
  it('redacts secrets and personal data at every level', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info(
      {
        token: 'hush',
        request: { authorization: 'hush', customerInfo: { guest_name: 'hush' } },
        a: { b: { guest_phone: 'hush' } },
      },
      'request received',
    );
    log.error(
      {
        err: Object.assign(new Error('Failed query: params: hush'), {
          cause: { severity: 'ERROR', code: '23505', detail: 'hush' },
        }),
      },
      'failed',
    );
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('hush');
  });
  it('describes copies of errors, such as those that the queue reports', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const error = Object.assign(new Error('relation "job" does not exist'), { code: '42P01', severity: 'ERROR' });
    for (const thrown of [new Error('worker gone'), error, 'worker gone'])
      log.warn(
        { err: typeof thrown === 'string' ? thrown : { ...thrown, message: thrown.message, stack: thrown.stack } },
        'error reported',
      );
    const [plain, database, text] = lines.map((line) => (JSON.parse(line) as { err: object }).err);
    expect(plain).toMatchObject({ type: 'Error', message: 'worker gone', stack: expect.any(Array) });
    expect(database).toMatchObject({ database: { kind: 'other', sqlState: '42P01' } });
    expect(text).toEqual({ message: 'not an Error', type: 'string' });
  });

  it('writes each entry as one line on a terminal, even if it contains control characters', () => {
    const written: string[] = [];
    const log = createLog('info', prettyLines({ write: (text: string) => void written.push(text) }));
    const forged = 'haneul-P1\n12:00:00 error the till is open \u001b[2K\u009b31m\u2028';
    log.warn({ order_id: forged, reason: 'a b=c', tries: 2, path: '/plain' }, 'refused');
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(
      /^\d\d:\d\d:\d\d warn {2}refused order_id="haneul-P1\\n12:00:00 error.*" reason="a b=c" tries=2 path=\/plain\n$/,
    );
    // oxlint-disable-next-line no-control-regex -- the test looks for control characters
    expect(written[0]!.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  });

  it.each([
    'login_id',
    'loginId',
    'user_name',
    'phone_number',
    'birthday',
    'sso_key',
    'ticket',
    'social_ticket',
    'signup_token',
    'flow_token',
    'code',
    'current_password',
    'password_confirm',
    'CsHsUi',
    'recipient',
    'signup-token',
    'company-info',
  ])('redacts %s', (name) => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info(
      { [name]: 'hush', body: { [name]: 'hush', userInfo: { [name]: 'hush' } }, kept: 'said' },
      'request received',
    );
    expect(lines.join('')).not.toContain('hush');
    expect(lines.join('')).toContain('"kept":"said"');
  });
});

describe("the caller's address", () => {
  const context = (socket: string, forwarded?: string) =>
    ({
      env: { incoming: { socket: { remoteAddress: socket } } },
      req: { header: () => forwarded },
    }) as unknown as Parameters<typeof clientAddress>[0];
  it.each([
    ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
    ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', 'forged, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ])('for the socket %s, the forwarded addresses %s and %i proxies is %s', (socket, forwarded, hops, address) => {
    expect(clientAddress(context(socket, forwarded), hops)).toBe(address);
  });
});

describe('the content security policy', () => {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  it('allows the styles that the installed libraries insert', () => {
    const { resolve } = createRequire(import.meta.url);
    const sonner = readFileSync(resolve('sonner'), 'utf8');
    const [, css] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(sonner) ?? [];
    expect(LIBRARY_STYLES.toasts).toBe(hash(JSON.parse(css!) as string));
    expect(LIBRARY_STYLES.empty).toBe(hash(''));
    const press = readFileSync(join(root, 'node_modules/react-aria/dist/private/interactions/usePress.mjs'), 'utf8');
    const [, rule] = /textContent = `([^`]*)`\s*\.trim\(\)/.exec(press) ?? [];
    expect(LIBRARY_STYLES.pressable).toBe(hash(rule!.replace(/\$\{[^}]*\}/, 'data-react-aria-pressable').trim()));
  });
  it('allows only what the card window and the token frame need', () => {
    const sandbox = cardOrigins({
      windows: ['http://127.0.0.1:4001'],
      frames: ['http://127.0.0.1:4002'],
    });
    const policy = pagePolicy(sandbox);
    expect(policy).toContain("script-src 'self' http://127.0.0.1:4001;");
    expect(policy).toContain('frame-src http://127.0.0.1:4001 http://127.0.0.1:4002;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
