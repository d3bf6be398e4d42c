import { fromPromise } from 'xstate';

/** A place for an actor that the client provides. It refuses, so that a machine started without it does nothing. */
export function provideMe<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`provide me: ${name}`)));
}

/** A value that the state it is used in guarantees. A missing one is a defect of the machine. */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value that this state guarantees is missing');
  return value;
}
