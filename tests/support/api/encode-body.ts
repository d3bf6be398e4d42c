const BOUNDARY = 'part-of-a-test';

/**
 * Encodes a request body in a content type of the contract. Each field of a multipart form becomes a file. The returned
 * type includes the boundary.
 */
export function encodeBody(type: string, value: object): { type: string; body: string } {
  if (type === 'application/json') return { type, body: JSON.stringify(value) };
  const fields = Object.entries(value).map(([name, given]) => [name, String(given)]);
  if (type !== 'multipart/form-data') return { type, body: new URLSearchParams(fields).toString() };
  const parts = fields.map(([name, text]) =>
    [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${name}"; filename="${name}.pdf"`,
      'Content-Type: application/octet-stream',
      '',
      `${text}\r\n`,
    ].join('\r\n'),
  );
  return { type: `${type}; boundary=${BOUNDARY}`, body: `${parts.join('')}--${BOUNDARY}--\r\n` };
}
