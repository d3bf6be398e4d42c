import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key for what is kept sealed. `id` stands beside each value that it sealed; `key` is 32 bytes. */
export type SealingKey = { id: string; key: Buffer };

/** A value as it is kept: which key opens it, and nonce, ciphertext and tag together in base64. */
export type Sealed = { keyId: string; sealed: string };

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with the first key, and opens with any. `boundTo` names the place of a value: moved to another place it does not open. Throws for a
 * key that is not known, and for a value that was touched.
 */
export type Sealer = {
  currentKeyId: string;
  seal: (text: string, boundTo: string) => Sealed;
  open: (value: Sealed, boundTo: string) => string;
};

export function createSealer(keys: readonly [SealingKey, ...SealingKey[]]): Sealer {
  const [current] = keys;
  return {
    currentKeyId: current.id,
    seal(text, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(boundData(current.id, boundTo));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return { keyId: current.id, sealed: sealed.toString('base64') };
    },
    open({ keyId, sealed }, boundTo) {
      const known = keys.find(({ id }) => id === keyId);
      if (known === undefined) throw new Error(`No key ${keyId} to open what it sealed.`);
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, known.key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(boundData(keyId, boundTo));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

function boundData(keyId: string, boundTo: string): Buffer {
  return Buffer.from(JSON.stringify([keyId, boundTo]));
}
