/** Input and output are plain data that can be copied between threads. */
export interface Task<Input, Output> {
  readonly name: string;
  readonly run: (input: Input, shared: unknown) => Output;
}

export interface TaskCall {
  readonly name: string;
  readonly input: unknown;
}
