import openapiTS, { astToString } from 'openapi-typescript';
import { factory } from 'typescript';
import { type Node, type Operation, operationsOf, pascal } from './contract.ts';
import { forScreens } from './for-screens.ts';

const FILE = factory.createTypeReferenceNode('File');

/**
 * Returns the source of generated/types.ts: `paths`, `components`, one type per schema, and the query and header types
 * of the hooks.
 */
export async function typesSource(doc: Node): Promise<string> {
  const ast = await openapiTS(structuredClone(doc), {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    // Both the browser and the server represent binary content as a File.
    transform: ({ format }) => (format === 'binary' ? FILE : undefined),
  });
  const asked = operationsOf(forScreens(doc)).flatMap((operation) => [
    ...parametersType(operation, 'query', 'Params'),
    ...parametersType(operation, 'header', 'Headers'),
  ]);
  return `// Generated from openapi/ by scripts/generate. Do not edit.\n\n${astToString(ast)}\n${asked.join('')}`;
}

function parametersType({ id, parameters }: Operation, place: 'query' | 'header', suffix: string): string[] {
  if (!parameters.some((parameter) => parameter.in === place)) return [];
  return [`export type ${pascal(id)}${suffix} = NonNullable<operations['${id}']['parameters']['${place}']>;\n`];
}
