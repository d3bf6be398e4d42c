import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Traffic = {
  roundTrips: number;
  statements: number;
  /** Commits that wrote rows and waited for the disk. */
  durableCommits: number;
};

type Wire = {
  url: string;
  /** Returns the counts and resets them. */
  read(): Traffic;
  close(): Promise<void>;
};

/** Identifies the connections to count. The queue's connections, which requests don't use, have another name. */
const COUNTED = 'application_name\0booking-server\0';
const WRITES = /\b(insert into|update\s+\S+.*\bset|delete from)\b/is;
const NOT_DURABLE = /synchronous_commit/i;

/** Starts a proxy in front of PostgreSQL that counts round trips, statements and durable commits. */
export async function openWire(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl);
  let traffic: Traffic = { roundTrips: 0, statements: 0, durableCommits: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    const reader = readerOf(() => traffic);
    client.on('data', (bytes: Buffer) => {
      reader.sent(bytes);
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      reader.received(bytes);
      client.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    read() {
      const counted = traffic;
      traffic = { roundTrips: 0, statements: 0, durableCommits: 0 };
      return counted;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Reads the messages of one connection. A statement is parsed once under a name and bound later, so the reader
 * remembers the text by name.
 */
function readerOf(traffic: () => Traffic) {
  const texts = new Map<string, string>();
  const running: string[] = [];
  let started = false;
  let counted = false;
  let waiting = false;
  let transaction = { wrote: false, waits: true };

  const sent = messagesOf((type, body) => {
    if (counted && (type === 'Q' || type === 'B')) traffic().statements += 1;
    if (type === 'Q') running.push(textAt(body, 0));
    if (type === 'P') texts.set(textAt(body, 0), textAt(body, textAt(body, 0).length + 1));
    if (type === 'B') running.push(texts.get(textAt(body, textAt(body, 0).length + 1)) ?? '');
  });
  const received = messagesOf((type, body) => {
    if (type === 'C') {
      const text = running.shift() ?? '';
      transaction.wrote ||= WRITES.test(text);
      transaction.waits &&= !NOT_DURABLE.test(text);
    }
    if (type === 'E') running.shift();
    if (type !== 'Z' || String.fromCharCode(body[0]!) !== 'I') return;
    if (counted && transaction.wrote && transaction.waits) traffic().durableCommits += 1;
    transaction = { wrote: false, waits: true };
  });
  return {
    sent(bytes: Buffer) {
      if (!started) {
        // The startup message has no type, only a length, the protocol version, and parameters.
        counted = bytes.toString('latin1').includes(COUNTED);
        started = true;
        return;
      }
      if (counted && !waiting) traffic().roundTrips += 1;
      waiting = true;
      sent(bytes);
    },
    received(bytes: Buffer) {
      waiting = false;
      received(bytes);
    },
  };
}

/**
 * Splits a byte stream into protocol messages. Each message has a letter as its type, a length that includes its own
 * four bytes, and a body.
 */
function messagesOf(take: (type: string, body: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) return;
      take(String.fromCharCode(rest[0]!), rest.subarray(5, end));
      rest = rest.subarray(end);
    }
  };
}

function textAt(body: Buffer, start: number): string {
  return body.toString('latin1', start, body.indexOf(0, start));
}
