/**
 * Returns a `fetch` that reports the upload progress from 0 to 1, which the browser's `fetch` can't do. It has no
 * timeout, because large files can take a long time to upload.
 */
export function sendWithProgress(onProgress: (part: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    // XMLHttpRequest can't send a Request, so send its body as a blob. The blob's type keeps the multipart boundary.
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.responseType = 'blob';
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      sending.addEventListener('load', () => resolve(answerOf(sending)));
      sending.addEventListener('error', () => reject(new TypeError('The connection was interrupted.')));
      sending.send(body);
    });
  };
}

function answerOf(sent: XMLHttpRequest): Response {
  const lines = sent.getAllResponseHeaders().trim().split(/\r\n/);
  const headers = lines.map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]);
  return new Response(sent.status === 204 ? null : (sent.response as Blob), {
    status: sent.status,
    statusText: sent.statusText,
    headers,
  });
}
