/** Reads the contract's examples as pairs of a request and a response with the same example name. */
import { deref, loadContract, type Node, type Operation, operationsOf } from './contract.ts';

export const contract = loadContract();

/**
 * An example request. `parameters` has the values by parameter name; `body` is undefined if the operation has no body.
 */
export type Request = { name: string; body: unknown; parameters: Record<string, unknown> };
export type Answer = { name: string; status: number; value: Node; schema: Node };

export type OperationWithExamples = Operation & {
  bodySchema: Node;
  requests: Request[];
  answers: Answer[];
  /** Whether a successful response has no body and therefore no named example. */
  succeedsSilently: boolean;
};

export const operations: OperationWithExamples[] = operationsOf(contract).map((operation) => {
  const { node } = operation;
  const responses = Object.entries<Node>(node.responses).map(([status, each]) => ({
    status: Number(status),
    ...deref(each, contract),
  }));
  return {
    ...operation,
    bodySchema: mediaOf(deref(node.requestBody, contract))?.schema,
    requests: requestsOf(operation),
    answers: responses.flatMap(answersOf),
    succeedsSilently: responses.some(({ status, content }) => status < 400 && status !== 304 && !content),
  };
});

export function operation(id: string): OperationWithExamples {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`the contract has no operation ${id}`);
  return found;
}

/**
 * Returns the example requests of an operation, one for each example name of the body, of a parameter or in
 * `x-credentials`. An operation has `x-credentials` if the credential decides the outcome. If the body or a required
 * parameter has no example with the name, its first example is used. An optional parameter without an example of that
 * name is omitted.
 */
function requestsOf({ node, parameters }: Operation): Request[] {
  const bodies = examplesOf(mediaOf(deref(node.requestBody, contract)));
  const given = parameters.map((parameter) => ({ parameter, examples: examplesOf(parameter) }));
  const names = [bodies, ...given.map(({ examples }) => examples), node['x-credentials'] ?? {}].flatMap(Object.keys);
  return [...new Set(names)].map((name) => ({
    name,
    body: name in bodies ? bodies[name] : Object.values(bodies)[0],
    parameters: Object.fromEntries(
      given.flatMap(({ parameter, examples }) => {
        const first = Object.keys(examples)[0];
        const chosen = name in examples ? name : parameter.required ? first : undefined;
        if (chosen !== undefined) return [[parameter.name, examples[chosen]]];
        return parameter.required ? [[parameter.name, parameter.example]] : [];
      }),
    ),
  }));
}

function answersOf({ status, content }: { status: number; content?: Node }): Answer[] {
  const media = mediaOf({ content });
  return Object.entries(examplesOf(media)).map(([name, value]) => ({ name, status, value, schema: media.schema }));
}

function mediaOf(node: Node): Node {
  return Object.values(node?.content ?? {})[0];
}

function examplesOf(node: Node): Record<string, Node> {
  return Object.fromEntries(
    Object.entries<Node>(node?.examples ?? {}).map(([name, each]) => [name, deref(each, contract).value]),
  );
}
