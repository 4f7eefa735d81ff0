import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { CatalogProblem } from './catalog-error';
import { mergeTexts, nameEntry, nameTextFile } from './content-texts';
import { YamlDocument, type Path } from './yaml-document';
import { SOURCE_LANGUAGE } from '@figura/messages';

/** A content file with its English texts. */
export class ContentFile {
  private readonly data: YamlDocument;
  private readonly texts: YamlDocument | undefined;

  constructor(
    folder: string,
    /** Relative, with forward slashes. */
    readonly name: string,
    problems: CatalogProblem[],
  ) {
    this.data = new YamlDocument(folder, name, problems);
    const texts = nameTextFile(name, SOURCE_LANGUAGE);
    if (existsSync(join(folder, texts))) this.texts = new YamlDocument(folder, texts, problems);
  }

  /** Undefined if the schema rejects it. */
  read<T>(schema: z.ZodType<T>): T | undefined {
    const { data, texts } = this;
    if (!data.isReadable || texts?.isReadable === false) return undefined;
    const written = data.toJs();
    const result = schema.safeParse(
      texts ? mergeTexts(written, texts.toJs(), (path, message) => texts.refuse(path, message)) : written,
    );
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : [];
      if (unknownKeys.length === 0) this.refuse(issue.path, issue.message);
      for (const key of unknownKeys) this.refuse([...issue.path, key], 'Unknown field');
    }
    return undefined;
  }

  refuse(path: Path, message: string): void {
    const inTexts = this.toTextPath(path);
    if (path.length > 0 && this.texts?.has(inTexts)) this.texts.refuse(inTexts, message);
    else this.data.refuse(path, message);
  }

  private toTextPath(path: Path): Path {
    let at = this.data.toJs();
    return path.map((step) => {
      const name = Array.isArray(at) ? nameEntry(at[Number(step)]) : null;
      at = (at as Record<PropertyKey, unknown> | undefined)?.[step];
      return name ?? step;
    });
  }
}
