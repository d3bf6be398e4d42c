// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, press, screenRenderer } from '../../tests/support/client/screen.tsx';
import { useVocFiles } from './use-voc-files.ts';
import { VocFiles } from './voc-files.tsx';

const render = screenRenderer('voc', 'errors');
const MEGABYTE = 1024 * 1024;

let uploads: Blob[];

/** Accepts every upload. happy-dom would send it to a real server. */
class Sending extends EventTarget {
  upload = new EventTarget();
  status = 201;
  statusText = '';
  get response() {
    const { attachment } = example('VocAttachmentResult', 'voc-attachment');
    const kept = { ...attachment, attachment_id: `${uploads.length}` };
    return new Blob([JSON.stringify({ result: 'success', attachment: kept })]);
  }
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json';
  }
  send(body: Blob) {
    uploads.push(body);
    this.dispatchEvent(new Event('load'));
  }
}

/** Replaces OffscreenCanvas, which happy-dom doesn't have. Records the size of each canvas, and encodes it as 2 kB. */
class Canvas {
  static sizes: string[] = [];
  constructor(width: number, height: number) {
    Canvas.sizes.push(`${width} × ${height}`);
  }
  getContext() {
    return { fillRect() {}, drawImage() {} };
  }
  async convertToBlob({ type }: { type: string }) {
    return new Blob(['small'.repeat(400)], { type });
  }
}

beforeAll(() => import('./shrink-picture.ts'));
beforeEach(() => {
  uploads = [];
  Canvas.sizes = [];
  vi.stubGlobal('XMLHttpRequest', Sending);
  vi.stubGlobal('OffscreenCanvas', Canvas);
});

/** `picture` is undefined if the browser can't decode pictures. */
function decode(picture: { width: number; height: number } | undefined) {
  vi.stubGlobal('createImageBitmap', async () => {
    if (!picture) throw new DOMException('', 'InvalidStateError');
    return { ...picture, close() {} };
  });
}

function Draft() {
  const files = useVocFiles();
  return (
    <>
      <VocFiles files={files} busy={false} />
      <button onClick={() => void files.send('0197f3a2-7001-7c40-9b1a-4f2f6a1f9c01')}>Send</button>
    </>
  );
}

function chooser(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>('input[type=file]')!;
}

async function choose(...files: File[]) {
  await render(<Draft />);
  Object.defineProperty(chooser(), 'files', { value: files, configurable: true });
  await act(async () => chooser().dispatchEvent(new Event('change', { bubbles: true })));
}

/** Sends the draft, and waits until `count` files are attached. */
async function send(count: number) {
  await press('Send');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(uploads.length).toBe(count);
    expect(document.querySelector('progress')).toBeNull();
  });
}

/** Returns a file with the header of a JPEG. */
function photo(name: string, width: number, height: number, bytes: number): File {
  const frame = [0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const content = new Uint8Array(bytes);
  content.set(frame);
  return new File([content], name, { type: 'image/jpeg' });
}

test('shrinks a photo with 24 megapixels, shows its final size and uploads it', async () => {
  // The photo was taken in portrait orientation, so the browser swaps its width and height when it decodes the photo.
  decode({ width: 4_000, height: 6_000 });
  await choose(photo('terrace.JPG', 6_000, 4_000, 3_000));
  await findText('terrace.JPG2 kB');
  expect(Canvas.sizes).toEqual(['2667 × 4000']);
  await send(1);
  expect(await uploads[0]!.text()).toMatch(
    /filename="terrace\.JPG"\r\nContent-Type: image\/jpeg\r\n\r\n(small){400}\r\n/i,
  );
});

test('a PNG that was shrunk has the name of a JPEG', async () => {
  decode({ width: 100, height: 100 });
  const png = new Uint8Array(11 * MEGABYTE);
  png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 1, 0, 8, 6]);
  await choose(new File([png], 'screen.png'));
  expect(await findText('screen.jpg2 kB')).not.toContain('.png');
});

test('uploads a small picture and a PDF unchanged', async () => {
  decode({ width: 1, height: 1 });
  const bill = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });
  await choose(photo('small.jpg', 4_032, 3_024, 3_000), bill);
  await findText('small.jpg3 kB');
  await send(2);
  expect(await uploads[0]!.text()).toContain('\0'.repeat(3_000 - 12));
  expect(Canvas.sizes).toEqual([]);
});

test('uploads a picture that the browser cannot decode unchanged', async () => {
  decode(undefined);
  await choose(photo('damaged.jpg', 6_000, 4_000, 3_000));
  await findText('damaged.jpg3 kB');
  await send(1);
  expect(await uploads[0]!.text()).toContain('\0'.repeat(3_000 - 12));
});

test('rejects a picture that stays larger than 10 MB, and does not upload it', async () => {
  decode(undefined);
  await choose(photo('huge.jpg', 6_000, 4_000, 11 * MEGABYTE));
  await findText('Your text or file is too large to send.');
  await press('Send');
  expect(uploads.length).toBe(0);
});

test('asks for JPEG, PNG and WebP only, so that a phone converts its HEIC photos', async () => {
  await render(<Draft />);
  expect(chooser().accept).toMatch(/image\/jpeg/);
  expect(chooser().accept).not.toMatch(/hei[cf]|image\/\*/i);
});
