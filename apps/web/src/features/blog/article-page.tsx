import { BLOG } from '../../content/blog';
import { formatDay } from '../../lib/format-day';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../../ui/section';
import { ArticleCard } from './article-card';
import type { ArticleSummary } from './article-files';
import styles from './article-page.module.css';
import { ArticlePicture } from './article-picture';
import { ArticleText } from './article-text';
import { categoryName, readNext } from './articles';
import { Tags } from './tags';

export function ArticlePage({ article }: { article: ArticleSummary }) {
  const { slug, title, excerpt, author, date, readTime, category, tags } = article;
  return (
    <div className={styles['page']}>
      <article className={styles['article']}>
        <div className={styles['head']}>
          <PageHeader
            back={{ to: paths.blog, label: 'Back to Blog' }}
            eyebrow={categoryName(category)}
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
        <div className={styles['text']}>
          <ArticleText key={slug} slug={slug} />
          <Tags tags={tags} />
        </div>
      </article>
      <Section id="read-next" heading={BLOG.next}>
        <div className={styles['next']}>
          {readNext(article).map((other) => (
            <ArticleCard key={other.slug} article={other} level={3} />
          ))}
        </div>
      </Section>
    </div>
  );
}
