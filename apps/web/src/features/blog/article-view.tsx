import { use } from 'react';
import type { Paragraph } from '../../content/article';
import { BLOG } from '../../content/blog';
import { formatDay } from '../../lib/text/format-day';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { buildArticlePath, paths } from '../../paths';
import { PageHeader } from '../../ui/layout/page-header';
import { Section } from '../../ui/layout/section';
import styles from './article-view.module.css';
import { formatCategoryName } from './category-name';
import { loadArticle } from './load-article';
import { labels as t } from './messages.en';
import { Tags } from './tags';
import { ArticlePicture } from './article-picture';
import { ReadNext } from './read-next';

export function ArticleView({ slug }: { slug: string }) {
  const article = use(loadArticle(slug));
  const { language, title, excerpt, author, date, readTime, category, tags, paragraphs } = article;
  usePageMeta({ path: buildArticlePath(slug), title, description: excerpt });
  return (
    <div className={styles['page']}>
      <article className={styles['article']} lang={language}>
        <div className={styles['head']}>
          <PageHeader
            back={{ to: paths.blog, label: t('backToBlog') }}
            eyebrow={formatCategoryName(category)}
            title={title}
            lead={excerpt}
          />
          <p className={styles['byline']}>
            <span className={styles['author']}>{author}</span>
            <time dateTime={date}>{formatDay(date)}</time>
            <span>{readTime}</span>
          </p>
        </div>
        <ArticlePicture article={article} eager />
        <div className={styles['reading']}>
          <Text paragraphs={paragraphs} />
          <Tags tags={tags} />
        </div>
      </article>
      <Section id="read-next" heading={BLOG.next}>
        <ReadNext slug={slug} category={category} />
      </Section>
    </div>
  );
}

function Text({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return (
    <div className={styles['text']}>
      {paragraphs.map((runs, index) => (
        <p key={index}>
          {runs.map(({ text, bold }, run) => (bold ? <strong key={run}>{text}</strong> : text))}
        </p>
      ))}
    </div>
  );
}
