declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: { format: string; hideCursor?: boolean; clearOnComplete?: boolean; noTTYOutput?: boolean });
    start(total: number, startValue: number): void;
    setTotal(total: number): void;
    update(value: number): void;
    stop(): void;
  }
}
