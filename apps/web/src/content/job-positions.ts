import { jobPositions as t } from './job-positions.messages.en';

export interface JobPosition {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  experience: string;
  /** Yearly, in US dollars. */
  salary: string;
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
  benefits: readonly string[];
}

export const JOB_POSITIONS: readonly JobPosition[] = [
  {
    id: 'senior-full-stack-engineer',
    title: t('senior-full-stack-engineer.title'),
    department: t('senior-full-stack-engineer.department'),
    location: t('senior-full-stack-engineer.location'),
    type: t('senior-full-stack-engineer.type'),
    experience: t('senior-full-stack-engineer.experience'),
    salary: '$140,000 – $170,000',
    description: t('senior-full-stack-engineer.description'),
    responsibilities: [
      t('senior-full-stack-engineer.responsibilities.1'),
      t('senior-full-stack-engineer.responsibilities.2'),
      t('senior-full-stack-engineer.responsibilities.3'),
      t('senior-full-stack-engineer.responsibilities.4'),
    ],
    requirements: [
      t('senior-full-stack-engineer.requirements.1'),
      t('senior-full-stack-engineer.requirements.2'),
      t('senior-full-stack-engineer.requirements.3'),
      t('senior-full-stack-engineer.requirements.4'),
    ],
    benefits: [
      t('senior-full-stack-engineer.benefits.1'),
      t('senior-full-stack-engineer.benefits.2'),
      t('senior-full-stack-engineer.benefits.3'),
      t('senior-full-stack-engineer.benefits.4'),
    ],
  },
  {
    id: 'product-designer',
    title: t('product-designer.title'),
    department: t('product-designer.department'),
    location: t('product-designer.location'),
    type: t('product-designer.type'),
    experience: t('product-designer.experience'),
    salary: '$105,000 – $135,000',
    description: t('product-designer.description'),
    responsibilities: [
      t('product-designer.responsibilities.1'),
      t('product-designer.responsibilities.2'),
      t('product-designer.responsibilities.3'),
      t('product-designer.responsibilities.4'),
    ],
    requirements: [
      t('product-designer.requirements.1'),
      t('product-designer.requirements.2'),
      t('product-designer.requirements.3'),
      t('product-designer.requirements.4'),
    ],
    benefits: [
      t('product-designer.benefits.1'),
      t('product-designer.benefits.2'),
      t('product-designer.benefits.3'),
      t('product-designer.benefits.4'),
    ],
  },
  {
    id: 'stylist-and-catalog-editor',
    title: t('stylist-and-catalog-editor.title'),
    department: t('stylist-and-catalog-editor.department'),
    location: t('stylist-and-catalog-editor.location'),
    type: t('stylist-and-catalog-editor.type'),
    experience: t('stylist-and-catalog-editor.experience'),
    salary: '$82,000 – $104,000',
    description: t('stylist-and-catalog-editor.description'),
    responsibilities: [
      t('stylist-and-catalog-editor.responsibilities.1'),
      t('stylist-and-catalog-editor.responsibilities.2'),
      t('stylist-and-catalog-editor.responsibilities.3'),
      t('stylist-and-catalog-editor.responsibilities.4'),
    ],
    requirements: [
      t('stylist-and-catalog-editor.requirements.1'),
      t('stylist-and-catalog-editor.requirements.2'),
      t('stylist-and-catalog-editor.requirements.3'),
      t('stylist-and-catalog-editor.requirements.4'),
    ],
    benefits: [
      t('stylist-and-catalog-editor.benefits.1'),
      t('stylist-and-catalog-editor.benefits.2'),
      t('stylist-and-catalog-editor.benefits.3'),
      t('stylist-and-catalog-editor.benefits.4'),
    ],
  },
  {
    id: 'staff-writer-style-blog',
    title: t('staff-writer-style-blog.title'),
    department: t('staff-writer-style-blog.department'),
    location: t('staff-writer-style-blog.location'),
    type: t('staff-writer-style-blog.type'),
    experience: t('staff-writer-style-blog.experience'),
    salary: '$70,000 – $88,000',
    description: t('staff-writer-style-blog.description'),
    responsibilities: [
      t('staff-writer-style-blog.responsibilities.1'),
      t('staff-writer-style-blog.responsibilities.2'),
      t('staff-writer-style-blog.responsibilities.3'),
      t('staff-writer-style-blog.responsibilities.4'),
    ],
    requirements: [
      t('staff-writer-style-blog.requirements.1'),
      t('staff-writer-style-blog.requirements.2'),
      t('staff-writer-style-blog.requirements.3'),
      t('staff-writer-style-blog.requirements.4'),
    ],
    benefits: [
      t('staff-writer-style-blog.benefits.1'),
      t('staff-writer-style-blog.benefits.2'),
      t('staff-writer-style-blog.benefits.3'),
      t('staff-writer-style-blog.benefits.4'),
    ],
  },
  {
    id: 'customer-care-lead',
    title: t('customer-care-lead.title'),
    department: t('customer-care-lead.department'),
    location: t('customer-care-lead.location'),
    type: t('customer-care-lead.type'),
    experience: t('customer-care-lead.experience'),
    salary: '$74,000 – $92,000',
    description: t('customer-care-lead.description'),
    responsibilities: [
      t('customer-care-lead.responsibilities.1'),
      t('customer-care-lead.responsibilities.2'),
      t('customer-care-lead.responsibilities.3'),
      t('customer-care-lead.responsibilities.4'),
    ],
    requirements: [
      t('customer-care-lead.requirements.1'),
      t('customer-care-lead.requirements.2'),
      t('customer-care-lead.requirements.3'),
      t('customer-care-lead.requirements.4'),
    ],
    benefits: [
      t('customer-care-lead.benefits.1'),
      t('customer-care-lead.benefits.2'),
      t('customer-care-lead.benefits.3'),
      t('customer-care-lead.benefits.4'),
    ],
  },
];
