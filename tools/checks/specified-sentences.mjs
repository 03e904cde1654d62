/**
 * Sentences that the specification dictates, by the feature whose `-messages.ts` holds them. `{}`
 * stands for a value. `built` says that the sentence must be in the project; a sentence that nothing
 * says yet is only compared with the specification. The commit that builds one turns it on.
 */
export const specifiedSentences = [
  ...sentences('cart', true, [
    'Sorry, we do not have enough of that item available.',
    'Sorry, that item variant is unavailable. Please select another variant.',
    'Please select the {} option.',
    'Quantity must be a number.',
    'Quantity must be a whole number',
    'More than 100 items in cart',
    'Unable to Add Item',
    'Adding…',
    'Added!',
  ]),
  ...sentences('cart', true, [
    'Unable to Purchase Item',
    'Unable to purchase Gift Card',
    'Select a denomination for the Gift Card',
  ]),
  ...sentences('refusals', true, [
    'Your session has expired. Please reload the page and try again.',
    'Please try again in a few seconds.',
    'Something went wrong',
    'Unable to connect. Please try again',
  ]),
  ...sentences('cart', true, [
    'Please enable cookies in your browser, reload the page, and try again.',
  ]),
  ...sentences('navigation', true, [
    'Link Name',
    'Web Address',
    'Open in New Window',
    'Links must be formatted as {} or {}',
    'Emails must be formatted as {}',
    '{} is not a valid page URL',
  ]),
  ...sentences('refusals', true, ['{} is not one of the expected options']),
  ...sentences('charts', true, [
    'Enter some data!',
    'Your dataset must have at least one column',
    'Your dataset must have at least one row',
    'One or more rows was missing data',
  ]),
  ...sentences('design', true, ['Invalid color model']),
  ...sentences('media', true, [
    'The file {} is too large. The maximum allowed file size is {}.',
    'The file {} does not appear to be a supported {} file.',
    'Network error',
    'No response data from job request',
    'File processing failed',
    'File processing failed to complete',
    'File processing cancelled',
    'File upload failed to complete',
    'Error uploading',
    'There was a problem while renaming your file.',
    'There was a problem while uploading your file.',
    'Please enter a file name',
  ]),
  ...sentences('accounts', true, ['Please enter a valid email']),
  ...sentences('forms', true, [
    'You have exceeded the character limit.',
    'Could not parse the form fields, please check your entries.',
    'One or more fields is invalid, please check your entries.',
  ]),
  ...sentences('captcha', true, ['Complete CAPTCHA before submitting.']),
  ...sentences('forms', false, [
    'Email is not valid. Email addresses should follow the format {}.',
    'Error processing form submission. Please reload and try again.',
    'Unknown error, please try again later.',
    'Could not get a form submission key, please try again later.',
    'Your form has encountered a problem. Please scroll down to review.',
    'Unable to submit form. Please try again later.',
    'This form has not been configured yet.',
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'Unable to send form. Please try again later.',
  ]),
  ...sentences('restock', true, ['Email cannot be blank', 'Email is invalid', 'Signed up!']),
  ...sentences('locks', true, ['This page available only site members']),
  ...sentences('pages', false, ['This page is locked']),
]

function sentences(feature, built, texts) {
  return texts.map((text) => ({ feature, text, built }))
}
