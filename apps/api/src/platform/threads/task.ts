/** Work that a thread can do: its input and output are plain data, which is copied from one thread to the other. */
export interface Task<Input, Output> {
  /** Names it for the thread; `work-thread.ts` lists all of them. */
  readonly name: string;
  /** @param shared what all tasks are given, as {@link ThreadPool.share} was told */
  readonly run: (input: Input, shared: unknown) => Output;
}

/** What a thread is sent. */
export interface TaskCall {
  readonly name: string;
  readonly input: unknown;
}
