import type { ComponentProps } from 'react';
import { createMailLink } from '../../content/careers';
import { usePublicQuery } from '../../lib/api/use-query';
import { MailLink } from '../../ui/links/mail-link';

interface CareersMailProps extends Omit<ComponentProps<typeof MailLink>, 'href'> {
  subject: string;
}

export function CareersMail({ subject, ...props }: CareersMailProps) {
  const { data } = usePublicQuery('/contact');
  return <MailLink {...props} href={createMailLink(data?.email ?? '', subject)} />;
}
