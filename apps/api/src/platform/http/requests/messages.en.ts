import { translator } from '../../errors/translator';

export const fields = translator({
  unknown: 'Unknown field "{name}"',
  oneOf: '{field} must be one of {values}',
  required: '{label} is required',
  nameTooLong: '{label} must be at most 50 characters',
  withoutLinks:
    "{label} can hold letters, spaces and marks such as - and ', but no links, slashes, @ or line breaks",
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  coupon: 'Invalid coupon code',
  passwordRequired: 'Password is required',
  passwordLength: 'Password must be {minLength} to {maxLength} characters',
  cursor: 'Cursor must be the one that the page before gave',
  randomUuid: 'The id must be a random UUID in lower case',
  limit: 'Limit must be a whole number from 1 to {max}',
});

export const requests = translator({
  notUtf8: 'The request holds characters that cannot be read',
  tooDeep: 'The request is nested too deeply',
  illFormedField: 'The field "{field}" holds characters that cannot be read. Please type it again.',
  illFormed: 'The request holds characters that cannot be read. Please type it again.',
  fieldTwice: 'The field "{name}" came twice',
  pictureField: 'The picture must be sent as {field}',
  pictureTooLarge: '{label} must be at most 5 MB',
  onePicture: 'Please send one picture at a time',
  staleCursor: 'This list has changed meanwhile. Please start again from its beginning.',
  unreadableForm: 'The form could not be read. Please try again.',
});
