import type { components } from './generated/api';

// What the API's document says, by short names, for its clients. The API itself declares these types, and knows none here.

type Schemas = components['schemas'];

export type BestLooksResponse = Schemas['BestLooksResponse'];
export type BodyPartDetail = Schemas['BodyPartDetail'];
export type BodyPartDetailsResponse = Schemas['BodyPartDetailsResponse'];
export type BodyTypeAnalysisResponse = Schemas['BodyTypeAnalysisResponse'];
export type ChangePasswordRequest = Schemas['ChangePasswordRequest'];
export type CheckoutRequest = Schemas['CheckoutRequest'];
export type CheckoutResponse = Schemas['CheckoutResponse'];
export type Confidence = Schemas['Confidence'];
export type DeleteAccountRequest = Schemas['DeleteAccountRequest'];
export type EffectDescription = Schemas['EffectDescription'];
export type EmailRequest = Schemas['EmailRequest'];
export type FashionContentResponse = Schemas['FashionContentResponse'];
export type FashionItem = Schemas['FashionItem'];
export type FashionItemResponse = Schemas['FashionItemResponse'];
export type LoginRequest = Schemas['LoginRequest'];
export type LoginResponse = Schemas['LoginResponse'];
export type LookItem = Schemas['LookItem'];
export type MessageResponse = Schemas['MessageResponse'];
export type Offer = Schemas['Offer'];
export type PaymentReceipt = Schemas['PaymentReceipt'];
export type PaymentStatusResponse = Schemas['PaymentStatusResponse'];
export type PaymentSuccessResponse = Schemas['PaymentSuccessResponse'];
export type PaymentsResponse = Schemas['PaymentsResponse'];
export type PersonalFeature = Schemas['PersonalFeature'];
export type PersonalizedTrendingResponse = Schemas['PersonalizedTrendingResponse'];
export type Preferences = Schemas['Preferences'];
export type Price = Schemas['Price'];
export type Problem = Schemas['Problem'];
export type Recommendation = Schemas['Recommendation'];
export type RecommendationGroup = Schemas['RecommendationGroup'];
export type RegisterRequest = Schemas['RegisterRequest'];
export type RegisterResponse = Schemas['RegisterResponse'];
export type ResetPasswordRequest = Schemas['ResetPasswordRequest'];
export type SeenTrendsResponse = Schemas['SeenTrendsResponse'];
export type TokenPair = Schemas['TokenPair'];
export type TrendingCategoryResponse = Schemas['TrendingCategoryResponse'];
export type TrendingItemResponse = Schemas['TrendingItemResponse'];
export type TrendingResponse = Schemas['TrendingResponse'];
export type UpdateProfileRequest = Schemas['UpdateProfileRequest'];
export type User = Schemas['User'];
export type UserResponse = Schemas['UserResponse'];
export type VerifyEmailRequest = Schemas['VerifyEmailRequest'];
export type VerifyEmailResponse = Schemas['VerifyEmailResponse'];
