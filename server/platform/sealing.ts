import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A 32-byte key that encrypts values at rest. Its `id` is stored with each value, so that keys can be rotated. */
export type SealingKey = { id: string; key: Buffer };

/** An encrypted value: the ID of its key, and the nonce, ciphertext and tag in base64. */
export type Sealed = { keyId: string; sealed: string };

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with the first key and decrypts with any of the keys. `boundTo` identifies the row that contains the value,
 * so a value copied to another row can't be opened. `open` throws if the key is unknown or the value has been changed.
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
      if (known === undefined) throw new Error(`Unknown key ${keyId}; the value can't be opened.`);
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
